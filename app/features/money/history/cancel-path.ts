/** The page that asks before it cancels a withdrawal. @param id of the operator's row */
export const cancelPath = (id: string | number) => `/dashboard/cancel-withdrawal/${encodeURIComponent(id)}`;
