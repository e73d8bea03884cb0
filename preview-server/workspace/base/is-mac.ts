/** Whether shortcuts go with Command rather than Control. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
