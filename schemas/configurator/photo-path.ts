/** The signed address of a customer's photo, on this host: nothing else is ever asked for in a draft's name. */
export const photoPath =
  /^\/web-api\/photos\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\/[\w-]{43}$/;
