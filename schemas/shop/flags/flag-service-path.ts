/** Where the shop's own flag service answers, below the address of the back end. */
export const flagServicePath = '/web-api/flag-service';
