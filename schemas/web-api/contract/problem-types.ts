/** `type` of a refusal because the basket is no longer what was shown: it is in `basket`. */
export const basketChangedProblem = 'urn:blattwerk:basket-changed';
/** `type` of a refused order because it would cost something else than was shown: the basket is in `basket`. */
export const priceChangedProblem = 'urn:blattwerk:price-changed';
/** `type` of a refusal because another revision of the draft is kept than was read: it is in `draft`. */
export const draftChangedProblem = 'urn:blattwerk:draft-changed';
/** `type` of a refused seal because photos have too few pixels for their size: `errors` names their slots. */
export const photoTooCoarseProblem = 'urn:blattwerk:photo-too-coarse';
