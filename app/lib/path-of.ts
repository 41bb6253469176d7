export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
