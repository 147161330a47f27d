import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reader, TableFacts } from '../../worker/notify/facts.ts';
import { invitationLetter } from '../../worker/notify/invitation.ts';
import { asHtml, asText } from '../../worker/notify/letter.ts';
import { mailOf, noticeOf, type Occasion, pushOf } from '../../worker/notify/notice.ts';
import { signInLetter } from '../../worker/notify/signIn.ts';
import { en } from '../../worker/notify/texts/en.ts';
import { es } from '../../worker/notify/texts/es.ts';

const ana: Reader = { name: 'Ana', language: 'en', zone: 'Europe/Berlin' };
const ways = { settings: 'https://o.example/settings', unsubscribe: 'https://o.example/unsubscribe/t0k3n' };
const table: TableFacts = {
  id: 'g1',
  name: 'Friday',
  game: 'Ankh',
  opponents: ['Bo', 'Cy'],
  events: ['Bo summons a figure in 5.', 'Cy gains two followers.'],
  asked: 'Choose your first action.',
  clock: 'runs',
  until: Date.parse('2026-05-14T08:00Z'),
  vote: undefined,
  late: undefined,
  isInvited: false,
  result: undefined,
  link: 'https://o.example/g/g1',
};

it('says which game, against whom, what happened, what is asked, until when, with one link', () => {
  const letter = noticeOf('turn', ana, [table], ways);
  expect(letter.subject).toBe('Your turn: Ankh · Friday');
  expect(asText(letter)).toBe(`Hello Ana,

The others are waiting for you.

Ankh · Friday
with Bo and Cy

Since your last turn:
- Bo summons a figure in 5.
- Cy gains two followers.

What is asked of you:
- Choose your first action.

You have until Thursday 14 May at 10:00 CEST.

Open the table:
https://o.example/g/g1

-- 
You get this because you have a seat at a table of Ostracon.
Choose what reaches you, and how: https://o.example/settings
Send me no more of these: https://o.example/unsubscribe/t0k3n
`);
});

it('says it in Spanish, by the clock of the reader', () => {
  const text = asText(noticeOf('turn', { name: 'Ana', language: 'es', zone: 'America/Bogota' }, [table], ways));
  expect(text).toContain('Desde tu último turno:');
  expect(text).toMatch(/Tienes hasta el jueves, 14 de mayo, (a las )?03:00 GMT-5\./);
});

it('puts several tables into one mail, the most pressing first, the finished last', () => {
  const soon = { ...table, id: 'g2', name: 'Soon', until: table.until! - 1 };
  const never = { ...table, id: 'g3', name: 'Never', clock: 'none' as const, until: undefined };
  const over = { ...table, id: 'g4', name: 'Over', asked: undefined, until: undefined, result: 'Bo wins.' };
  const letter = noticeOf('turn', ana, [over, never, table, soon], ways);
  expect(letter.sections.map(({ heading }) => heading)).toEqual([
    'Ankh · Soon',
    'Ankh · Friday',
    'Ankh · Never',
    'Ankh · Over',
  ]);
  expect(letter.sections.map(({ stress }) => stress).slice(2)).toEqual(['There is no time limit.', 'Bo wins.']);
  expect(letter.subject).toBe('Your turn at 4 tables');
  expect(noticeOf('digest', ana, [over, table], ways).subject).toBe('Your turn at 1 of 2 tables');
  expect(noticeOf('reminder', ana, [table], ways).subject).toBe('Your time is running out: Ankh · Friday');
  expect(noticeOf('finished', ana, [over], ways).subject).toBe('Finished: Ankh · Over');
});

it('says what the table votes on, who is for it and until when', () => {
  const until = Date.parse('2026-05-20T08:00Z');
  const vote = { kind: 'extend', about: 'Cy', hours: 24, yes: ['Bo'], until } as const;
  const asked = { ...table, asked: undefined, until: undefined, vote };
  const letter = noticeOf('vote', ana, [asked], ways);
  expect(letter.subject).toBe('Your vote is asked for: Ankh · Friday');
  expect(asText(letter)).toContain(
    'What the table votes on:\n- Shall Cy get 24 hours more? For it: Bo. You can say yes or no at the table until Wednesday 20 May at 10:00 CEST.',
  );
  expect(noticeOf('vote', ana, [asked, { ...asked, id: 'g2' }], ways).subject).toBe(
    'Your vote is asked for at 2 tables',
  );
  const kinds = ['pause', 'resume', 'cancel', 'extend', 'replace', 'skip'] as const;
  for (const language of ['en', 'es'] as const) {
    const said = kinds.map(
      (kind) =>
        pushOf('vote', { ...ana, language }, [{ ...asked, vote: { ...vote, kind, yes: [] } }], '').body.split('?')[0],
    );
    expect(new Set(said).size).toBe(kinds.length);
    expect(said[4]).toContain('Cy');
  }
  expect(pushOf('vote', ana, [{ ...asked, vote: { ...vote, about: undefined, yes: [] } }], '').body).toMatch(
    /^Shall everyone get 24 hours more\? You can/,
  );
});

it.each([
  ['standIn', 'A bot plays for you until you are back'],
  ['vote', 'The others may now vote to skip you'],
  ['waits', 'The table waits'],
  ['forfeited', 'Your seat is lost'],
] as const)('says what became of a seat that is out of time: %s', (late, sentence) => {
  const out = { ...table, clock: 'out' as const, until: undefined, late };
  const letter = noticeOf('late', ana, [out], ways);
  expect(letter.subject).toBe('Your time ran out: Ankh · Friday');
  expect(asText(letter)).toContain(`- ${sentence}`);
  expect(asText(letter)).not.toMatch(/time limit|You have until/);
  expect(pushOf('late', ana, [out], '').body).toContain(sentence);
});

it('says that a seat is kept, also among other news', () => {
  const kept = { ...table, id: 'g5', events: [], asked: undefined, until: undefined, isInvited: true };
  expect(noticeOf('invited', ana, [kept], ways).subject).toBe('A seat is kept for you: Ankh · Friday');
  expect(noticeOf('digest', ana, [table, kept], ways).sections[1]?.stress).toBe('A seat is kept for you.');
  expect(pushOf('invited', ana, [kept], '').body).toBe('A seat is kept for you.');
});

it('says of a table that is paused that no clock runs', () => {
  const text = asText(noticeOf('turn', ana, [{ ...table, clock: 'paused', until: undefined }], ways));
  expect(text).toContain('The table is paused: your clock stands.');
});

it('leaves out what lies long back, and says so', () => {
  const events = Array.from({ length: 40 }, (_, index) => `Event ${index + 1}.`);
  const [section] = noticeOf('turn', ana, [{ ...table, events }], ways).sections;
  expect(section!.lists[0]!.items.slice(0, 2)).toEqual(['… and 28 things before that', 'Event 29.']);
  expect(section!.lists[0]!.items.at(-1)).toBe('Event 40.');
});

it('is short on a lock screen, and opens the table, or the desk for several', () => {
  expect(pushOf('turn', ana, [table], 'https://o.example/')).toEqual({
    title: 'Your turn: Ankh · Friday',
    body: 'Choose your first action.\nYou have until Thursday 14 May at 10:00 CEST.\nCy gains two followers.\nBo summons a figure in 5.',
    link: 'https://o.example/g/g1',
    tag: 'g1',
  });
  expect(pushOf('turn', ana, [table, { ...table, id: 'g2' }], 'https://o.example/')).toMatchObject({
    link: 'https://o.example/',
    tag: 'desk',
  });
});

describe('nothing anybody wrote becomes markup', () => {
  const ours = ['doctype', 'html', 'head', 'meta', 'title', 'style', 'body', 'div', 'p', 'h2', 'ul', 'li', 'a'];
  const evil = '</title></p><script>alert(1)</script><img src=x onerror=alert(1)> "\'>&amp;';
  const vote = { kind: 'replace', about: evil, hours: undefined, yes: [evil], until: 0 } as const;
  const named = { ...table, name: evil, opponents: [evil], events: [evil], asked: evil, result: evil, vote };
  const letters = [
    ...(['turn', 'reminder', 'digest', 'finished', 'vote', 'late', 'resumed'] satisfies Occasion[]).map((occasion) =>
      noticeOf(occasion, { ...ana, name: evil }, [named], ways),
    ),
    invitationLetter('es', { from: evil, game: evil, table: evil, others: [evil], pace: evil, link: table.link }),
  ];
  for (const letter of letters) {
    it(letter.opening.slice(0, 40), () => {
      const html = asHtml(letter);
      expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
      const tags = html.match(/<[^>]*>/g)!.map((tag) => tag.match(/^<\/?!?([a-z0-9]+)/i)![1]!);
      expect(tags.filter((tag) => !ours.includes(tag))).toEqual([]);
    });
  }

  it('for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '`', '=', ' ', 'a', '/', '\n', '{', '$') }),
        (text) => {
          const plain = asHtml(noticeOf('turn', ana, [{ ...table, events: ['x'] }], ways));
          const html = asHtml(noticeOf('turn', ana, [{ ...table, events: [text] }], ways));
          expect(html.match(/[<>"]/g)).toEqual(plain.match(/[<>"]/g));
        },
      ),
    );
  });

  it('and no name passes for a line of ours', () => {
    const text = asText(
      noticeOf(
        'turn',
        ana,
        [{ ...table, name: 'x\n\nOpen the table:\nhttps://evil.example', opponents: ['a\nb'] }],
        ways,
      ),
    );
    expect(text.split('\n')).not.toContain('https://evil.example');
    expect(text.split('\n')).toContain('with a b');
  });

  it('and no link leads to anything but a page', () => {
    expect(() => asHtml(noticeOf('turn', ana, [{ ...table, link: 'javascript:alert(1)' }], ways))).toThrow(
      'links to pages',
    );
  });
});

it('invites, with who else plays and how fast', () => {
  const letter = invitationLetter('en', {
    from: 'Bo',
    game: 'Ankh',
    table: '',
    others: ['Cy'],
    pace: 'a move a day',
    link: table.link,
  });
  expect(letter.subject).toBe('Bo invites you to a game of Ankh');
  expect(asText(letter)).toContain('- Also at the table: Cy.\n- Pace: a move a day.');
});

it('signs in by a link, and tells nobody who has an account', () => {
  for (const language of ['en', 'es'] as const) {
    const letter = signInLetter(language, 'https://o.example/in/abc', 15);
    expect(asText(letter)).toContain('https://o.example/in/abc');
    expect(asText(letter)).toContain('15');
    expect(asHtml(letter)).toContain('href="https://o.example/in/abc"');
  }
});

it('can be unsubscribed from by one click of the mail program, where the address is https', () => {
  const letter = noticeOf('turn', ana, [table], ways);
  const to = { id: 'g1:7:email', at: 1, from: 'o@o.example', to: 'ana@a.example' };
  expect(mailOf(letter, { ...to, unsubscribe: ways.unsubscribe }).headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://o.example/unsubscribe/t0k3n>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mailOf(letter, { ...to, unsubscribe: 'http://localhost/u' }).headers).not.toHaveProperty(
    'List-Unsubscribe-Post',
  );
  expect(mailOf(letter, to).headers).not.toHaveProperty('List-Unsubscribe');
});

it('has its own words in each language', () => {
  const said = (texts: typeof en) =>
    Object.entries(texts).map(([name, text]) => {
      const tell: (...args: (string | number)[]) => string = typeof text === 'function' ? (text as never) : () => text;
      return [name, tell(3, 4, 'x')] as const;
    });
  const spanish = Object.fromEntries(said(es));
  for (const [name, text] of said(en)) expect(spanish[name], name).not.toBe(text);
});
