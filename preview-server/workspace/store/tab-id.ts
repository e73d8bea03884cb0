/** Names this tab of the browser as long as it lives. */
export const tabId = crypto.randomUUID();
