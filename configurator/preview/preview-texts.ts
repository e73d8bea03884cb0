/** What the preview, the taking over of texts and the sayings say; the shop hands in the words of its language. */
export type PreviewText =
  | 'before'
  | 'close'
  | 'failed'
  | `furniture_${string}`
  | 'furniture'
  | 'hint'
  | 'larger'
  | 'loading'
  | 'next'
  | 'object'
  | 'outside'
  | 'paper'
  | 'person'
  | 'place'
  | 'retry'
  | `sayings${string}`
  | 'scene'
  | 'sceneNumber'
  | 'scenePicture'
  | 'scenes'
  | 'sides'
  | 'smaller'
  | 'straight'
  | `take${string}`
  | 'title'
  | 'turn'
  | 'turnLeft'
  | 'turnRight'
  | 'wall'
  | 'wallColour'
  | `wall_${string}`
  | 'wallHint'
  | 'wallPicture'
  | 'wallPictureWithPerson'
  | 'ways';

export type SayPreview = (key: PreviewText, values?: Record<string, string | number>) => string;
