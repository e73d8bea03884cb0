/** What the editor says; the shop hands in the words of its language. */
export type EditorText =
  | 'cancel'
  | 'choosePhotos'
  | 'coarse'
  | 'colours'
  | 'cropAcross'
  | 'cropDown'
  | 'cropHint'
  | 'cropPhoto'
  | 'cropZoom'
  | 'designFailed'
  | 'dropped'
  | 'editPhoto'
  | 'editTexts'
  | 'faces'
  | 'insertPhoto'
  | 'insertPhotoAt'
  | 'loading'
  | 'look'
  | 'missingPhotos'
  | 'moreTexts'
  | 'otherPhoto'
  | 'overfull'
  | 'ownColours'
  | 'ownType'
  | 'photoName'
  | 'photoTooLarge'
  | 'photos'
  | 'photosGone'
  | 'photosHint'
  | 'photosLeft'
  | 'redo'
  | 'removePhoto'
  | 'removePhotoAt'
  | 'replacePhoto'
  | 'replacePhotoAt'
  | 'retry'
  | 'setAnew'
  | 'textOnCard'
  | 'toPhoto'
  | 'type'
  | 'undo'
  | 'uploadBroken'
  | 'uploading'
  | 'words'
  | `slot_${string}`
  | `face_${string}`;

export type Say = (key: EditorText, values?: Record<string, string | number>) => string;

/** The message that names a slot: `slot_insideBody` for `inside-body`. */
export function slotName(slot: string): EditorText {
  return `slot_${camelCase(slot)}`;
}

/** The message that names a face or page: `face_insideLeft`; undefined where the document's own word has to do. */
export function faceName(id: string): EditorText | undefined {
  const known = faceNames[id];
  return known === undefined ? undefined : `face_${known}`;
}

const faceNames: Readonly<Record<string, string>> = {
  front: 'front',
  back: 'back',
  flap: 'flap',
  inside: 'inside',
  'outside-1': 'outsideLeft',
  'outside-2': 'outsideMiddle',
};

function camelCase(slot: string): string {
  return slot.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
