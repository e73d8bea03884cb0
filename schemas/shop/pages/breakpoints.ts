/** Widths in CSS pixels from which the next layout applies (`min-width`). */
export const minWidthBreakpoints = [480, 576, 768, 900, 1024, 1300] as const;

/** Last width in CSS pixels of each named layout (`max-width`). */
export const maxWidthBreakpoints = {
  xxs: 319,
  xs: 479,
  sm: 575,
  md: 767,
  lg: 899,
  xl: 1023,
  xxl: 1299,
  '2xl': 1536,
  xxxl: 1900,
} as const;

export const deviceDetectionRefreshMs = 50;
export const resizeDebounceMs = 200;
