/** How far the shop knows a business customer's company: not looked at yet, known, or found to be none. */
export const companyStates = ['open', 'approved', 'refused'] as const;
export type CompanyState = (typeof companyStates)[number];
