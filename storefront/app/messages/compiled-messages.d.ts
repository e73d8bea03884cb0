declare module 'virtual:messages/*' {
  /** Message key to the compiled ICU message. */
  const messages: import('@lingui/core').Messages;
  export default messages;
}
