import type { Json } from '../../shared/engine/index.ts';
import { type BoardProps, keyOf, sameOption } from './contract.ts';

type Places = Pick<BoardProps, 'options' | 'chosen' | 'pointed' | 'onChoose' | 'onPoint'>;

// The attributes that make an element the place of an option, to be spread on it: `<g {...place(props, option, label)}>`.
// Styles reach its states by [data-place], [aria-pressed='true'] and [data-pointed].
export function place(props: Places, option: Json, label: string) {
  const chosen = props.chosen.some((one) => sameOption(one, option));
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': chosen,
    'data-place': keyOf(option),
    'data-pointed': sameOption(props.pointed, option) || undefined,
    onclick: () => props.onChoose(option),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      props.onChoose(option);
    },
    onpointerenter: () => props.onPoint(option),
    onpointerleave: () => props.onPoint(undefined),
    onfocus: () => props.onPoint(option),
    onblur: () => props.onPoint(undefined),
  };
}

// The option among those offered that this thing on the board stands for, if it may be chosen now.
export function offered(props: Pick<BoardProps, 'options'>, option: Json): Json | undefined {
  return props.options.find((one) => sameOption(one, option));
}
