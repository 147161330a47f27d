const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const unit = (n: number, name: 'day' | 'hour' | 'minute' | 'second', language: string, display: 'short' | 'long') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: display }).format(n);

// A stretch of time in its two largest units: '2 days, 5 hr', '12 min', and only the last minutes with their seconds.
export function spanText(ms: number, language: string, display: 'short' | 'long' = 'short'): string {
  const left = Math.max(0, ms);
  const said = (n: number, name: 'day' | 'hour' | 'minute' | 'second') => unit(n, name, language, display);
  const two = (first: string, rest: string | undefined) => (rest === undefined ? first : `${first} ${rest}`);
  if (left >= 2 * day) {
    const hours = Math.floor((left % day) / hour);
    return two(said(Math.floor(left / day), 'day'), hours > 0 ? said(hours, 'hour') : undefined);
  }
  if (left >= hour) {
    const minutes = Math.floor((left % hour) / minute);
    return two(said(Math.floor(left / hour), 'hour'), minutes > 0 ? said(minutes, 'minute') : undefined);
  }
  if (left >= 10 * minute) return said(Math.floor(left / minute), 'minute');
  const seconds = Math.floor((left % minute) / 1000);
  return two(said(Math.floor(left / minute), 'minute'), said(seconds, 'second'));
}
