import * as v from 'valibot';
import { setupNames } from './names.ts';
import { problemsOf, setupSchema } from './setups/setup.ts';

const custom = v.pipe(
  setupSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of problemsOf(dataset.value)) addIssue({ message });
  }),
);

export const options = v.strictObject({
  // One of the three scenarios, laid out for the number of players, or a setup somebody wrote.
  setup: v.optional(v.union([v.picklist(setupNames), custom]), 'middleKingdom'),
  // Gods are picked in seat order, dealt, or picked by each from three drawn at random.
  gods: v.optional(v.picklist(['pick', 'deal', 'three']), 'pick'),
  guardians: v.optional(
    v.strictObject({
      one: v.optional(v.picklist(['random', 'satet', 'catMummy']), 'random'),
      two: v.optional(v.picklist(['random', 'mummy', 'apep']), 'random'),
      three: v.optional(v.picklist(['random', 'scorpion', 'androsphinx']), 'random'),
    }),
    {},
  ),
});
export type Options = v.InferOutput<typeof options>;
