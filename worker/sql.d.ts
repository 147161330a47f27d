// A migration is imported as its text (the rule in wrangler.toml).
declare module '*.sql' {
  const text: string;
  export default text;
}
