import { addressOf, type Mail } from './mail.ts';

const encoder = new TextEncoder();

/** The mail in the form of RFC 5322, plain text and HTML side by side, every line short and in ASCII. */
export function compose(mail: Mail): string {
  const { from, to } = { from: addressOf(mail.from), to: addressOf(mail.to) };
  // Made of the mail's own id and never met in quoted-printable text: "=_" can't stand there.
  const boundary = `=_${mail.id.replace(/[^A-Za-z0-9]/g, '_').slice(0, 50)}`;
  const headers: [string, string][] = [
    ['From', mailbox(from)],
    ['To', mailbox(to)],
    ['Subject', words(mail.subject)],
    ['Date', new Date(mail.at).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${mail.id.replace(/[^A-Za-z0-9.:_-]/g, '-').replaceAll(':', '.')}@${domainOf(from.address)}>`],
    ['MIME-Version', '1.0'],
    ...Object.entries(mail.headers).map(([name, value]): [string, string] => [name, oneLine(value)]),
    ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
  ];
  const part = (type: string, body: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(body)}\r\n`;
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${head}\r\n${part('text/plain', mail.text)}${part('text/html', mail.html)}--${boundary}--\r\n`;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function mailbox({ name, address }: { name: string; address: string }): string {
  if (name === '') return address;
  const ascii = /^[\x20-\x7e]*$/.test(name);
  return `${ascii && name.length < 60 ? `"${name.replace(/["\\]/g, '\\$&')}"` : words(name)} <${address}>`;
}

/** No line end gets into a header: what follows one would be taken for a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

/** As encoded words (RFC 2047) of at most 75 characters where plain ASCII doesn't do. */
function words(text: string): string {
  const line = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(line) && line.length < 65 && !line.includes('=?')) return line;
  const chunks: string[] = [''];
  for (const letter of line) {
    const last = chunks.length - 1;
    // 39 bytes become 52 letters of base64, 64 with the frame, 76 after the header's name.
    if (encoder.encode(chunks[last] + letter).length > 39) chunks.push(letter);
    else chunks[last] += letter;
  }
  return chunks.map((chunk) => `=?UTF-8?B?${base64(chunk)}?=`).join('\r\n ');
}

export function base64(text: string): string {
  return btoa(String.fromCharCode(...encoder.encode(text)));
}

/** RFC 2045, 6.7. */
function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const bytes = encoder.encode(line);
      let [out, length] = ['', 0];
      for (const [index, byte] of bytes.entries()) {
        const last = index === bytes.length - 1;
        const plain = (byte > 32 && byte < 127 && byte !== 61) || ((byte === 32 || byte === 9) && !last);
        const piece = plain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        if (length + piece.length > 75) {
          out += '=\r\n';
          length = 0;
        }
        out += piece;
        length += piece.length;
      }
      return out;
    })
    .join('\r\n');
}
