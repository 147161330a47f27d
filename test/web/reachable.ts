import type { CDPSession, Page } from 'playwright-core';

/** Every list of texts in the page's memory whose texts are all among these, as JSON and in order. */
export function listsInMemory(page: Page, among: readonly string[]): Promise<string[]> {
  return inMemory(page, 'Array.prototype', listsOf, [...among]);
}

/** Every object that another object in the page's memory holds under this name, as JSON. */
export function objectsInMemory(page: Page, name: string): Promise<string[]> {
  return inMemory(page, 'Object.prototype', objectsOf, name);
}

// Unreachable things are collected first, so what is found can be reached from the page.
async function inMemory<X>(
  page: Page,
  prototype: string,
  look: (this: unknown[], what: X) => string[],
  what: X,
): Promise<string[]> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  try {
    await devtools.send('HeapProfiler.collectGarbage');
    const { result } = await devtools.send('Runtime.evaluate', { expression: prototype });
    const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
    const told = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: look.toString(),
      arguments: [{ value: what }],
      returnByValue: true,
    });
    if (told.exceptionDetails) throw new Error(`the page's memory could not be read: ${told.exceptionDetails.text}`);
    return told.result.value;
  } finally {
    await devtools.detach();
  }
}

function listsOf(this: unknown[], among: readonly string[]): string[] {
  return this.filter(
    (one) =>
      Array.isArray(one) && one.length > 0 && one.every((part) => typeof part === 'string' && among.includes(part)),
  )
    .map((one) => JSON.stringify(one))
    .sort();
}

function objectsOf(this: unknown[], name: string): string[] {
  return this.flatMap((one) => {
    // Getters are somebody's code, not memory.
    const held = Object.getOwnPropertyDescriptor(one, name)?.value;
    return typeof held === 'object' && held !== null ? [JSON.stringify(held)] : [];
  }).sort();
}
