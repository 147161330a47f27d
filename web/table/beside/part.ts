export type Part = 'talk' | 'notes' | 'agreements';
