/** Header in which the key of a proof's link is sent. Never part of an address: those end in logs. */
export const proofKeyHeader = 'proof-key';
/** Characters of what is said of a proof. */
export const proofCommentLength = 300;
/** Characters of the name of who says it. */
export const proofNameLength = 60;
/** Comments of a draft. */
export const mostProofComments = 100;
