import sharp from 'sharp';

const size = { width: 900, height: 600 };
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
<rect width="900" height="600" fill="#2878b4"/><path d="M0 0H450L0 300Z" fill="#e0a020"/>
<circle cx="640" cy="150" r="110" fill="#d02040"/><path d="M80 560L400 360L860 590Z" fill="#204020"/></svg>`;

/** A photo that looks like another one however it is turned or mirrored. Soft: its edges are no matter of drawing. */
export async function unevenPhoto() {
  const soft = sharp(Buffer.from(drawing)).blur(2);
  return { ...size, file: await soft.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer() };
}
