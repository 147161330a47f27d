import type { Language } from './facts.ts';
import type { Letter } from './letter.ts';
import { textsIn } from './texts/texts.ts';

/** The mail that tells of a new passkey, so that nobody adds one to somebody's account without their noticing. */
export function newPasskeyLetter(language: Language, called: string, link: string): Letter {
  const texts = textsIn(language);
  const button = { label: texts.passkeyButton, url: link };
  return {
    language,
    subject: texts.passkey,
    greeting: '',
    opening: texts.passkeyOpening(called),
    sections: [{ heading: '', beside: '', lists: [], stress: '', link: button }],
    closing: [texts.passkeyNotYou],
    links: [],
  };
}
