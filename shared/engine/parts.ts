// A figure with its reasons. In a file of its own: pages add up what a view tells without loading the kernel.
export type Part = { because: string; amount: number };

export function total(parts: readonly Part[]): number {
  let sum = 0;
  for (const part of parts) sum += part.amount;
  return sum;
}
