import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What takes longest of each stage. Vitest would start with the largest files, and these are small: begun last, one of
// them runs on while every other core has nothing left to do.
const longest = [
  'random/ankh',
  'random/theocratia',
  'bots/theocratia',
  'bots/ankh',
  'web/ankh',
  'web/theocratia',
  'web/theocratiaKeyboard',
  'web/ankhObstacles',
  'web/ankhKeyboard',
];

/** Begins with the longest files, and leaves the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
