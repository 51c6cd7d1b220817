/** What a stored picture shows, measured from its pixels. */
import sharp from 'sharp';

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Standard deviation of lightness over the whole picture, 0..255. */
  readonly contrast: number;
  /** Shares of all pixels, 0..1. */
  readonly blueShare: number;
  readonly roseGoldShare: number;
  readonly greyBackdropShare: number;
}

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** sRGB bytes to hue (degrees), saturation and lightness (0..1). */
function hsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  const lightness = max - chroma / 2;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  const sector =
    chroma === 0
      ? 0
      : max === r
        ? ((g - b) / chroma + 6) % 6
        : max === g
          ? (b - r) / chroma + 2
          : (r - g) / chroma + 4;
  return { hue: sector * 60, saturation, lightness };
}

/** Sapphire: from royal to cornflower blue, not the grey of a shadow. */
const isSapphireBlue = ({ hue, saturation, lightness }: Hsl) =>
  hue > 205 && hue < 262 && saturation > 0.35 && lightness > 0.06 && lightness < 0.9;
/** Rose gold: warm red-orange, too red for yellow gold (which lies at 38 to 50 degrees). */
const isRoseGold = ({ hue, saturation, lightness }: Hsl) =>
  (hue < 34 || hue > 350) && saturation > 0.14 && lightness > 0.12 && lightness < 0.95;
const isBackdrop = ({ saturation, lightness }: Hsl) => saturation < 0.2 && lightness > 0.35;

export async function pictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let sum = 0;
  let squares = 0;
  let blue = 0;
  let rose = 0;
  let backdrop = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    sum += luma;
    squares += luma * luma;
    const colour = hsl(r, g, b);
    if (isSapphireBlue(colour)) blue += 1;
    else if (isRoseGold(colour)) rose += 1;
    if (isBackdrop(colour)) backdrop += 1;
  }
  const mean = sum / pixels;
  return {
    width: info.width,
    height: info.height,
    contrast: Math.sqrt(Math.max(0, squares / pixels - mean * mean)),
    blueShare: blue / pixels,
    roseGoldShare: rose / pixels,
    greyBackdropShare: backdrop / pixels,
  };
}
