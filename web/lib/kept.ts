// What this browser keeps between visits. A browser that keeps nothing (private mode, full disk) is no reason to fail:
// the site then works for this visit only.
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`ostracon.${name}`, JSON.stringify(value));
  } catch (error) {
    console.warn(`This browser did not keep '${name}'.`, error);
  }
}

export function kept<X>(name: string, isX: (value: unknown) => value is X): X | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`ostracon.${name}`) ?? 'null');
    return isX(value) ? value : undefined;
  } catch {
    return undefined; // unreadable is as good as not there
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`ostracon.${name}`);
  } catch (error) {
    console.warn(`This browser did not forget '${name}'.`, error);
  }
}
