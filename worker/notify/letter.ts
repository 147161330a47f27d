import { asWritten, type Markup, markup } from './markup.ts';

/** What a mail says, before it becomes text and HTML. Everything in it is plain text. */
export type Letter = {
  language: string;
  subject: string;
  greeting: string;
  opening: string;
  sections: readonly Section[];
  /** Small print. */
  closing: readonly string[];
  links: readonly Link[];
};

export type Section = {
  heading: string;
  /** Under the heading, in small letters. */
  beside: string;
  lists: readonly { title: string; items: readonly string[] }[];
  /** In bold: the deadline, the result. */
  stress: string;
  link: Link | undefined;
};

export type Link = { label: string; url: string };

export function asText(letter: Letter): string {
  const sections = letter.sections.map(({ heading, beside, lists, stress, link }) =>
    paragraphs([
      heading === '' ? '' : `${heading}${beside === '' ? '' : `\n${beside}`}`,
      ...lists.map(({ title, items }) =>
        [title === '' ? '' : `${title}:`, ...items.map((item) => `- ${line(item)}`)].filter(Boolean).join('\n'),
      ),
      stress,
      link ? `${link.label}:\n${link.url}` : '',
    ]),
  );
  const foot = [...letter.closing, ...letter.links.map(({ label, url }) => `${label}: ${url}`)].join('\n');
  return `${paragraphs([line(letter.greeting), letter.opening, ...sections, foot === '' ? '' : `-- \n${foot}`])}\n`;
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A name or a table's title stays on its line, so it can't pass for a line of ours. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ');
}

// The site's colours (web/styles), by their light values; a client that knows dark mode gets the others by the classes.
const look = {
  page: 'margin:0;padding:24px 12px;background:#f1e6cb;color:#2a2016;font:16px/1.5 "Alegreya Sans",Candara,"Segoe UI",Roboto,Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;background:#fbf5e6;border:1px solid #d2bf96;border-radius:8px;padding:20px',
  section: 'border-top:1px solid #d2bf96;margin:20px 0 0;padding:16px 0 0',
  heading: 'font:bold 20px/1.2 Alegreya,Georgia,serif;margin:0',
  beside: 'margin:2px 0 12px;color:#5a4a35;font-size:14px',
  title: 'margin:12px 0 4px;font-weight:bold',
  list: 'margin:0;padding:0 0 0 20px',
  button:
    'display:inline-block;margin:16px 0 4px;padding:12px 20px;background:#15306e;color:#fdf8ea;border-radius:6px;font-weight:bold;text-decoration:none',
  foot: 'max-width:560px;margin:16px auto 0;color:#5a4a35;font-size:13px',
  link: 'color:#1d3e8a',
};
const dark = `@media (prefers-color-scheme:dark){.page{background:#16120d!important;color:#f0e3c6!important}.sheet{background:#211a12!important;border-color:#46392a!important}.section{border-color:#46392a!important}.soft{color:#c0ae8c!important}.button{background:#26458f!important;color:#f4ecd8!important}.link{color:#9bb8ff!important}}`;

export function asHtml(letter: Letter): string {
  const section = ({ heading, beside, lists, stress, link }: Section) => markup`
<div class="section" style="${look.section}">
${heading === '' ? '' : markup`<h2 style="${look.heading}">${heading}</h2>`}
${beside === '' ? '' : markup`<p class="soft" style="${look.beside}">${beside}</p>`}
${lists.map(({ title, items }) => list(title, items))}
${stress === '' ? '' : markup`<p style="${look.title}">${stress}</p>`}
${link ? markup`<a class="button" style="${look.button}" href="${safe(link.url)}">${link.label}</a>` : ''}
</div>`;
  const page = markup`<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${asWritten(dark)}</style>
</head>
<body class="page" style="${look.page}">
<div class="sheet" style="${look.sheet}">
${letter.greeting === '' ? '' : markup`<p style="margin:0 0 8px">${letter.greeting}</p>`}
<p style="margin:0">${letter.opening}</p>
${letter.sections.map(section)}
</div>
<div class="foot soft" style="${look.foot}">
${letter.closing.map((text) => markup`<p style="margin:0 0 4px">${text}</p>`)}
${letter.links.map(({ label, url }) => markup`<p style="margin:0 0 4px"><a class="link" style="${look.link}" href="${safe(url)}">${label}</a></p>`)}
</div>
</body>
</html>
`;
  return page.html;
}

function list(title: string, items: readonly string[]): Markup {
  const heading = title === '' ? '' : markup`<p style="${look.title}">${title}</p>`;
  return markup`${heading}<ul style="${look.list}">${items.map((item) => markup`<li>${item}</li>`)}</ul>`;
}

/** A link leads to a page, whatever it is made of. */
function safe(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error(`A letter links to pages (http or https) only, not to "${url}".`);
  return url;
}
