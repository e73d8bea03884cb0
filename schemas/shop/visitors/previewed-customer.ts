/** Parameter of a signed preview that says as which type of customer an editor looks at the page. */
export const previewedCustomerParameter = '_customer_type';
