/** The smallest file that a reader takes for a GLB: its header alone (glTF 2.0, section 4.4.2). */
export function modelFile(): Buffer {
  const file = Buffer.alloc(12);
  file.write('glTF', 0, 'latin1');
  file.writeUInt32LE(2, 4);
  file.writeUInt32LE(file.length, 8);
  return file;
}
