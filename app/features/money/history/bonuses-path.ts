/** The bonus centre, or the history of bonuses of an operator without one. */
export const BONUSES_PATH = '/dashboard/bonuses';
