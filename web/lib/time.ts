const steps: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

// 'three days ago', 'in 5 hours', 'now': how long from `now` to `then`, in the largest unit that fits.
export function fromNow(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, ms] of steps) {
    if (Math.abs(then - now) >= ms) return format.format(Math.round((then - now) / ms), unit);
  }
  return format.format(0, 'second');
}

export function clockTime(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}
