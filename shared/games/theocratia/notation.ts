export const notation = undefined;
