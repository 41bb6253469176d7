/** State of a navigation to another view of the same page. A dialog stays open over it. */
export const VIEW_CHANGE = 'view';
