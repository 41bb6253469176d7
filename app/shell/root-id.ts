/** The id of the element that React hydrates. What is around it belongs to the server. */
export const ROOT_ID = 'root';
