import * as v from 'valibot';
import { expect, it } from 'vitest';
import { GameId, idBytes, Nonce, nonceBytes, Secret, secretBytes, spell } from '../../shared/api/secrets.ts';

const text = (ascii: string) => new Uint8Array([...ascii].map((letter) => letter.charCodeAt(0)));

it.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('%o is spelt %o, as RFC 4648 has it', (ascii, spelt) => expect(spell(text(ascii))).toBe(spelt));

it('what is spelt is let through by the schema of its kind, and by no other', () => {
  const kinds = [
    { schema: GameId, bytes: idBytes },
    { schema: Secret, bytes: secretBytes },
    { schema: Nonce, bytes: nonceBytes },
  ];
  for (const { schema } of kinds) {
    for (const other of kinds) {
      expect(v.is(schema, spell(new Uint8Array(other.bytes).fill(255)))).toBe(schema === other.schema);
    }
  }
});
