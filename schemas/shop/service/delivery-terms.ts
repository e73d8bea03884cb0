/** Orders before this local time (Europe/Berlin) leave the same day. */
export const expressOrderDeadline = { hour: 11, minute: 0 } as const;
export const standardDeliveryWorkingDays = { min: 2, max: 4 } as const;
