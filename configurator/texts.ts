/** What the editor says; the shop hands in the words of its language. */
export type EditorText =
  | 'allColours'
  | `book${string}`
  | `calendar${string}`
  | 'cancel'
  | 'choosePhotos'
  | 'coarse'
  | `collage${string}`
  | 'colours'
  | `conflict${string}`
  | 'cropAcross'
  | 'cropDown'
  | 'cropHint'
  | 'cropPhoto'
  | 'cropZoom'
  | 'designFailed'
  | 'dropped'
  | 'editPhoto'
  | 'editTexts'
  | `fix${string}`
  | 'faces'
  | `foil${string}`
  | 'insertPhoto'
  | 'insertPhotoAt'
  | 'loading'
  | 'look'
  | 'missingPhotos'
  | 'moreTexts'
  | `names${string}`
  | 'nearEdge'
  | 'otherPhoto'
  | 'options'
  | 'overfull'
  | 'ownColours'
  | 'ownType'
  | `phone${string}`
  | `photoFilter${string}`
  | 'photoMirror'
  | 'photoName'
  | 'photoTooLarge'
  | `photoTurn${string}`
  | 'photos'
  | 'photosGone'
  | 'photosDrop'
  | 'photosHint'
  | 'photosLeft'
  | 'preview'
  | `prints${string}`
  | `proof${string}`
  | 'redo'
  | 'textFull'
  | 'removePhoto'
  | 'removePhotoAt'
  | 'replacePhoto'
  | 'replacePhotoAt'
  | 'retry'
  | 'sayings'
  | 'sayingsFor'
  | 'setAnew'
  | 'sizeCoarse'
  | 'sizeUnprintable'
  | `style${string}`
  | 'take'
  | 'textOnCard'
  | 'toPhoto'
  | 'type'
  | 'undo'
  | 'unprintable'
  | 'uploadBroken'
  | 'uploading'
  | 'words'
  | `tray${string}`
  | 'photoPutHere'
  | 'photoSwap'
  | 'photoTakeOut'
  | 'photoTwice'
  | `slot_${string}`
  | `face_${string}`;

export type Say = (key: EditorText, values?: Record<string, string | number>) => string;

type Named = [key: EditorText, values?: Record<string, string | number>];

/** The message that names a slot: `slot_insideBody` for `inside-body`, `slot_caption` with its number for `caption-3`. */
export function slotName(slot: string): Named {
  const [, name, number] = numbered.exec(slot) ?? [];
  return name === undefined
    ? [`slot_${camelCase(slot)}`]
    : [`slot_${camelCase(name)}`, { number: Number(number) }];
}

/** The message that names a face or page: `face_insideLeft`; undefined where the document's own word has to do. */
export function faceName(id: string): Named | undefined {
  const known = faceNames[id];
  if (known !== undefined) return [`face_${known}`];
  const [, name, number] = numbered.exec(id) ?? [];
  return name !== undefined && numberedFaces.includes(name)
    ? [`face_${name}`, { number: Number(number) }]
    : undefined;
}

const numbered = /^([a-z-]+)-(\d+)$/;
const numberedFaces = ['page', 'spread', 'print'];

const faceNames: Readonly<Record<string, string>> = {
  front: 'front',
  back: 'back',
  flap: 'flap',
  inside: 'inside',
  'outside-1': 'outsideLeft',
  'outside-2': 'outsideMiddle',
  cover: 'cover',
  lid: 'lid',
};

function camelCase(slot: string): string {
  return slot.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
