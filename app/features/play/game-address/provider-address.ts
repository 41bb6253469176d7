/** Path of the page about a provider of games. @param name as the operator writes it */
export const providerAddress = (name: string) => `/casino/provider/${encodeURIComponent(name)}`;
