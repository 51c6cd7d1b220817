/** Nouns that name a part of a piece where it has one, and are figures elsewhere; by the kind of ornament. */
export const PART_NOUNS: Readonly<Partial<Record<string, string>>> = {
  bell: 'bell, bells, dome, domes, jhumki, jhumkis',
  plate: 'disc, discs, disk, disks, plate, plates, medallion, medallions',
};
