/** Whether a browser loads a page that the visitor may never see. */
export const isPrefetch = (headers: Pick<Headers, 'get'>) =>
  [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')].some((purpose) =>
    purpose?.toLowerCase().startsWith('pre'),
  );
