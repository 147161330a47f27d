import type { GenericSchema } from 'valibot';

// A good value with one thing wrong, and where a refusal has to point.
export type Spoilt = { what: string; at: string; value: unknown };

// What is looked at of a Valibot schema.
type Node = {
  type: string;
  entries?: { [key: string]: Node };
  wrapped?: Node;
  item?: Node;
  key?: string;
  options?: readonly Node[];
  literal?: unknown;
  pipe?: readonly Node[];
  requirement?: unknown;
};

export function spoil(schema: GenericSchema, value: unknown, at: string): Spoilt[] {
  return spoilNode(schema as unknown as Node, value, at);
}

function spoilNode(node: Node, value: unknown, at: string): Spoilt[] {
  const wrong = (what: string, bad: unknown, where = at): Spoilt => ({ what, at: where, value: bad });
  const limits = new Map(actionsOf(node).map(({ type, requirement }) => [type, requirement]));
  switch (node.type) {
    case 'optional':
      return node.wrapped && value !== undefined ? spoilNode(node.wrapped, value, at) : [];
    case 'nullable':
      return node.wrapped ? spoilNode(node.wrapped, value, at).filter((one) => one.value !== null) : [];
    case 'strict_object':
      return [wrong('no object', 'text'), ...spoilEntries(node, Object(value), at)];
    case 'variant': {
      const chosen = node.options?.find((option) => isChosen(option, node.key ?? '', Object(value)));
      const other = { ...Object(value), [node.key ?? '']: 'nothing of the kind' };
      const rest = chosen
        ? spoilEntries(chosen, Object(value), at).filter((one) => one.at !== `${at}.${node.key}`)
        : [];
      return [wrong('an unknown kind', other, `${at}.${node.key}`), ...rest];
    }
    case 'string': {
      const most = limits.get('max_length');
      return [
        wrong('a number', 5),
        wrong('null', null),
        wrong('too long', 'x'.repeat(typeof most === 'number' ? most + 1 : 5_000)),
        ...(limits.has('min_length') ? [wrong('empty', '')] : []),
        ...(limits.has('regex') ? [wrong('control characters', `${value}\u0000`)] : []),
      ];
    }
    case 'number': {
      const [least, most] = [limits.get('min_value'), limits.get('max_value')];
      return [
        wrong('text', String(value)),
        wrong('null', null),
        ...(limits.has('integer') ? [wrong('not whole', 0.5)] : []),
        ...(typeof least === 'number' ? [wrong('too small', least - 1)] : []),
        ...(typeof most === 'number' ? [wrong('too large', most + 1)] : []),
      ];
    }
    case 'boolean':
      return [wrong('text', 'yes'), wrong('a number', 1)];
    case 'array': {
      const items = Array.isArray(value) ? value : [];
      const most = limits.get('max_length');
      const inside = items.flatMap((item, i) =>
        node.item
          ? spoilNode(node.item, item, `${at}.${i}`).map((one) => ({ ...one, value: items.with(i, one.value) }))
          : [],
      );
      return [
        wrong('no list', 'text'),
        ...(typeof most === 'number' ? [wrong('too many', Array(most + 1).fill(items[0] ?? null))] : []),
        ...(limits.has('min_length') ? [wrong('none', [])] : []),
        ...inside,
      ];
    }
    case 'picklist':
    case 'literal':
      return [wrong('something else', 'nothing of the kind'), wrong('a number', 5)];
    case 'record':
      return [wrong('no object', 'text')];
    case 'custom': // any JSON: what it may be is said elsewhere, by the game
      return [];
    default:
      throw new Error(`nothing is known of how to spoil a '${node.type}' (${at})`);
  }
}

function spoilEntries({ entries = {} }: Node, value: { [key: string]: unknown }, at: string): Spoilt[] {
  const spoilt: Spoilt[] = [{ what: 'an unknown field', at: `${at}.unheardOf`, value: { ...value, unheardOf: 1 } }];
  for (const [key, entry] of Object.entries(entries)) {
    const where = `${at}.${key}`;
    const { [key]: _, ...without } = value;
    if (entry.type !== 'optional') spoilt.push({ what: 'missing', at: where, value: without });
    for (const one of spoilNode(entry, value[key], where)) {
      spoilt.push({ ...one, value: { ...value, [key]: one.value } });
    }
  }
  return spoilt;
}

const actionsOf = (node: Node): Node[] =>
  (node.pipe ?? []).flatMap((one) => (one === node ? [] : one.pipe ? actionsOf(one) : [one]));

function isChosen({ entries = {} }: Node, key: string, value: { [key: string]: unknown }): boolean {
  const wanted: unknown = value[key];
  const { literal, options } = entries[key] ?? { type: '' };
  return literal === wanted || (options ?? []).some((option: unknown) => option === wanted);
}

// Text and lists that may be of any length, by where they stand.
export function boundless(schema: GenericSchema, at: string): string[] {
  return boundlessNode(schema as unknown as Node, at);
}

function boundlessNode(node: Node, at: string): string[] {
  const limits = new Set(actionsOf(node).map(({ type }) => type));
  const own = (node.type === 'string' || node.type === 'array') && !limits.has('max_length') && !limits.has('regex');
  const parts = [
    ...Object.entries(node.entries ?? {}),
    ...(node.wrapped ? [['', node.wrapped] as const] : []),
    ...(node.item ? [['[]', node.item] as const] : []),
    ...(node.type === 'variant' || node.type === 'union' ? (node.options ?? []).map((one) => ['', one] as const) : []),
  ];
  return [...(own ? [at] : []), ...parts.flatMap(([key, part]) => boundlessNode(part, key ? `${at}.${key}` : at))];
}

// Fields of a schema that a value leaves out.
export function leftOut(schema: GenericSchema, value: unknown, at: string): string[] {
  return leftOutNode(schema as unknown as Node, value, at);
}

function leftOutNode(node: Node, value: unknown, at: string): string[] {
  if (node.wrapped) return leftOutNode(node.wrapped, value, at);
  if (node.type === 'variant') {
    const chosen = node.options?.find((option) => isChosen(option, node.key ?? '', Object(value)));
    return chosen ? leftOutNode(chosen, value, at) : [at];
  }
  if (node.type === 'array') return Array.isArray(value) && value.length > 0 ? [] : [at];
  return Object.entries(node.entries ?? {}).flatMap(([key, entry]) =>
    key in Object(value) ? leftOutNode(entry, Object(value)[key], `${at}.${key}`) : [`${at}.${key}`],
  );
}
