/** Times in milliseconds, lengths in CSS pixels. */
export const carousel = {
  autoplayMs: 4000,
  mainTeaserAutoplayMs: 6000,
  resumeAfterHoverMs: 1000,
  transitionMs: 300,
  delayedActionMs: 150,
  /** More mouse moves than this between press and release make it a drag, which follows no link. */
  dragThresholdMoves: 10,
  touchSwipeThresholdPx: 50,
  /** A mouse swipe counts when the horizontal way exceeds the vertical one by this factor. */
  mouseSwipeRatio: 3,
  initialSlide: 0,
} as const;
