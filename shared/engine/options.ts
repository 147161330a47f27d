import { equal, type Json } from './json.ts';

// What may be answered: one of these, some of these (as a list, each once), or a whole number.
export type Options<X = Json> =
  | { kind: 'one'; of: X[] }
  | { kind: 'some'; of: X[]; min: number; max: number }
  | { kind: 'number'; min: number; max: number };

export const one = <X>(of: X[]): Options<X> => ({ kind: 'one', of });
export const some = <X>(of: X[], min: number, max: number): Options<X> => ({ kind: 'some', of, min, max });
export const number = (min: number, max: number): Options<never> => ({ kind: 'number', min, max });

const show = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

const among = <X>(of: readonly X[], answer: Json): boolean => {
  for (const option of of) if (equal(option, answer)) return true;
  return false;
};

// Why the answer is not one of the options, or undefined if it is.
export function objection(options: Options<Json>, answer: Json): string | undefined {
  switch (options.kind) {
    case 'one':
      return among(options.of, answer) ? undefined : `${show(answer)} is not among the ${options.of.length} options`;
    case 'some': {
      if (!Array.isArray(answer)) return `a list of choices is asked for, not ${show(answer)}`;
      if (answer.length < options.min || answer.length > options.max) {
        return `${options.min} to ${options.max} choices are asked for, not ${answer.length}`;
      }
      for (const [i, choice] of answer.entries()) {
        if (!among(options.of, choice)) return `${show(choice)} is not among the ${options.of.length} options`;
        if (among(answer.slice(0, i), choice)) return `${show(choice)} is chosen twice`;
      }
      return undefined;
    }
    case 'number':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= options.min && answer <= options.max
        ? undefined
        : `a whole number from ${options.min} to ${options.max} is asked for, not ${show(answer)}`;
  }
}

// The only possible answer, where there is just one.
export function forced(options: Options<Json>): { answer: Json } | undefined {
  switch (options.kind) {
    case 'one': {
      const [only] = options.of;
      return options.of.length === 1 && only !== undefined ? { answer: only } : undefined;
    }
    case 'some':
      return options.min >= options.of.length || options.max === 0
        ? { answer: options.max === 0 ? [] : options.of }
        : undefined;
    case 'number':
      return options.min === options.max ? { answer: options.min } : undefined;
  }
}

export function isDeadEnd(options: Options<Json>): boolean {
  if (options.kind === 'number') return options.max < options.min;
  return options.kind === 'one'
    ? options.of.length === 0
    : options.of.length < options.min || options.max < options.min;
}
