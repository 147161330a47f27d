const steps: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

// The reader's own habits of writing dates and hours, where they are of the language the site speaks.
export const localeOf = (language: string): string =>
  navigator.languages.find((name) => name.slice(0, 2) === language) ?? language;

// 'three days ago', 'in 5 hours', 'now': how long from `now` to `then`, in the largest unit that fits.
export function fromNow(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  for (const [unit, ms] of steps) {
    if (Math.abs(then - now) >= ms) return format.format(Math.round((then - now) / ms), unit);
  }
  return format.format(0, 'second');
}

export function clockTime(then: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}

// As short as it stays clear: today by the hour, within a week by the weekday, else by the date.
export function shortTime(then: number, now: number, language: string): string {
  const isToday = new Date(then).toDateString() === new Date(now).toDateString();
  const days = (then - now) / 86_400_000;
  const day = isToday
    ? {}
    : days < 6
      ? { weekday: 'short' as const }
      : { day: 'numeric' as const, month: 'short' as const };
  return new Intl.DateTimeFormat(localeOf(language), { ...day, hour: '2-digit', minute: '2-digit' }).format(then);
}
