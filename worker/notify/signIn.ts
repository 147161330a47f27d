import type { Language } from './facts.ts';
import type { Letter } from './letter.ts';
import { textsIn } from './texts/texts.ts';

/** The mail with the link to sign in. It says nothing of whether the address was known. */
export function signInLetter(language: Language, link: string, minutes: number): Letter {
  const texts = textsIn(language);
  const button = { label: texts.signInButton, url: link };
  return {
    language,
    subject: texts.signIn,
    greeting: '',
    opening: texts.signInOpening(minutes),
    sections: [{ heading: '', beside: '', lists: [], stress: '', link: button }],
    closing: [texts.signInOnce, texts.signInNotYou],
    links: [],
  };
}
