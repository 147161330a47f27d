// Cloudflare's list prices in US dollars, beyond what a paid plan includes, as read on 2026-11-18 on
// developers.cloudflare.com (Workers, Durable Objects and D1: Pricing). Prices of a million, where nothing else is said.
const million = 1_000_000;
export const prices = {
  workerRequest: 0.3 / million,
  workerMillisecond: 0.02 / million, // of CPU
  objectRequest: 0.15 / million, // calls, alarms; WebSocket messages are twenty to one
  objectGigabyteSecond: 12.5 / million, // while it is busy, with 128 MB
  rowWritten: 1 / million, // objects and D1 alike; an alarm that is set is one
  rowRead: 0.001 / million,
  gigabyteMonth: 0.2, // kept by objects
};

export const memory = 0.128; // gigabytes of an object
