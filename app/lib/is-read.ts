/** Whether a request only reads. HEAD is answered wherever GET is (RFC 9110, section 9.1). */
export const isRead = ({ method }: { readonly method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD';
