/** HTML that is safe to put into HTML: what `markup` has made, or what we wrote ourselves. */
export type Markup = { readonly html: string };

type Piece = string | Markup | readonly Piece[];

/** Names and chat are text, never markup: every string put in is escaped, only Markup goes in as it is. */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const html = parts.map((part, index) => part + (index < pieces.length ? written(pieces[index] ?? '') : '')).join('');
  return { html };
}

/** For what we wrote ourselves and is no text, such as a style sheet: nothing of it may come from outside. */
export function asWritten(html: string): Markup {
  return { html };
}

function written(piece: Piece): string {
  if (typeof piece === 'string') return piece.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
  return 'html' in piece ? piece.html : piece.map(written).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
