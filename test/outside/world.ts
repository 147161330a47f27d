/** Where the tests in workerd find the world outside: real servers in Node, on loopback. */
export type World = {
  /** Offers STARTTLS and AUTH. */
  smtp: number;
  /** TLS from the first byte, and nobody without the password. */
  smtps: number;
  /** Knows no STARTTLS. */
  smtpBare: number;
  /** Takes connections and says nothing. */
  smtpSilent: number;
  /** https://127.0.0.1:… takes posts. */
  receiver: string;
  /** The same over plain http, which also tells what came: /taken?path=… and /mail?to=…. */
  plain: string;
};

export type ReceivedMail = { to: string; from: string; raw: string; secure: boolean; user: string | undefined };

/** A post as it came; the body in base64, because a push is no text. */
export type Taken = { path: string; host: string; headers: Record<string, string>; body: string };

declare module 'vitest' {
  interface ProvidedContext {
    world: World;
  }
}
