/** The vendor's types name those of a database for servers, which would bring Node's into what browsers run. */
export type RedisOptions = never;
