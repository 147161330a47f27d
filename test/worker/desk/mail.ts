// The plain part of a mail, as quoted-printable wrote it.
export function plainText(raw: string): string {
  const [, ...parts] = raw.split(/\r\n--=_/);
  const part = parts.find((one) => /content-type: text\/plain/i.test(one)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n')).replaceAll('=\r\n', '');
  return decodeURIComponent(body.replaceAll('%', '%25').replaceAll(/=([0-9A-F]{2})/g, '%$1'));
}

export function subjectIn(raw: string): string {
  return /^subject: (.*)$/im.exec(raw)?.[1]?.trim() ?? '';
}
