/**
 * Addresses and byte offsets of everything the kernel and its host share in one WebAssembly memory. The same
 * file is compiled into the kernel, so it holds nothing but whole-number constants. Vectors are four f32 of
 * which the last is unused; "pointer" is an address as u32.
 */

// Scene header: one per memory, at a fixed address below everything that is allocated.
export const HEADER_ADDRESS = 4096;
export const HEADER_BYTES = 512;
export const HEADER_NODES = 0;
export const HEADER_PACKS = 4;
export const HEADER_SHADING = 8;
export const HEADER_GEMS = 12;
export const HEADER_ELLIPSOIDS = 16;
export const HEADER_MATERIALS = 20;
export const HEADER_LIGHTS = 24;
export const HEADER_LIGHT_COUNT = 28;
export const HEADER_SOBOL = 32;
export const HEADER_ALBEDO_TABLE = 36;
export const HEADER_FILTER_TABLE = 40;
export const HEADER_GEM_CONTRAST = 44;
export const HEADER_AMBIENT_NADIR = 48;
export const HEADER_AMBIENT_HORIZON = 64;
export const HEADER_AMBIENT_ZENITH = 80;
export const HEADER_SHADE_DIRECTION = 96;
export const HEADER_SHADE_STRENGTH = 112;
export const HEADER_SHADE_COS_OUTER = 116;
export const HEADER_SHADE_COS_INNER = 120;
export const HEADER_AMBIENT_SMOOTH = 124;
export const HEADER_GROUND_KIND = 128;
export const HEADER_GROUND_HEIGHT = 132;
export const HEADER_GROUND_ALBEDO = 136;
export const HEADER_GROUND_GLOSS = 140;
export const HEADER_GROUND_GLOSS_ALPHA = 144;
export const HEADER_GROUND_CENTER_U = 148;
export const HEADER_GROUND_CENTER_V = 152;
export const HEADER_GROUND_HALF_SIZE = 156;
export const HEADER_GROUND_LIGHT_MAP = 160;
export const HEADER_GROUND_IRRADIANCE = 164;
export const HEADER_SRGB_TABLE = 168;
/** 1 when lights hide what is behind them, 0 when they add to it. */
export const HEADER_LIGHT_COVER = 172;
// Bounds of light transport.
export const HEADER_MOST_BOUNCES = 192;
export const HEADER_MOST_DIFFUSE = 196;
export const HEADER_MOST_REFLECTIONS = 200;
export const HEADER_MOST_TRANSMISSIONS = 204;
export const HEADER_BRIGHTEST_INDIRECT = 208;
export const HEADER_BRIGHTEST_SAMPLE = 212;
// Columns of the matrices from Rec. 709 to the primaries in which metal multiplies colours, and back.
export const HEADER_TO_METAL = 224;
export const HEADER_FROM_METAL = 272;

export const GROUND_NONE = 0;
export const GROUND_FLOOR = 1;
export const GROUND_WALL = 2;

// Bounding volume hierarchy: four children a node, bounds as structure of arrays.
export const NODE_BYTES = 128;
export const NODE_MIN_X = 0;
export const NODE_MAX_X = 16;
export const NODE_MIN_Y = 32;
export const NODE_MAX_Y = 48;
export const NODE_MIN_Z = 64;
export const NODE_MAX_Z = 80;
/** Four child codes: a node index, or -1 - (index * 4 + LEAF_*) for a leaf. */
export const NODE_CHILDREN = 96;
export const LEAF_TRIANGLES = 0;
export const LEAF_GEM = 1;
export const LEAF_ELLIPSOID = 2;

// Four triangles: first corner, both edges from it (x, y, z of all four each), then four triangle numbers.
export const PACK_BYTES = 160;
export const PACK_CORNER = 0;
export const PACK_EDGE1 = 48;
export const PACK_EDGE2 = 96;
export const PACK_TRIANGLE = 144;

// One triangle's corner normals (nine f32) and material number.
export const SHADING_BYTES = 40;
export const SHADING_MATERIAL = 36;

// One placed plane set: columns of the rotations to and from its own frame, centre, uniform scale.
export const GEM_BYTES = 144;
export const GEM_TO_LOCAL = 0;
export const GEM_TO_WORLD = 48;
export const GEM_CENTER = 96;
/** The unused fourth lane of the centre holds the scale (mm per local unit). */
export const GEM_SCALE = 108;
export const GEM_PLANES = 112;
export const GEM_PLANE_GROUPS = 116;
export const GEM_MATERIAL = 120;
/** Tells stones of one material apart. */
export const GEM_SEED = 124;
/** 1 when opaque triangles reach into the stone. */
export const GEM_INTRUDED = 128;

// Four planes: nx, ny, nz and distance of all four each.
export const PLANE_GROUP_BYTES = 64;

// One placed ellipsoid: columns of the matrix to the unit sphere's frame, centre, cut plane.
export const ELLIPSOID_BYTES = 96;
export const ELLIPSOID_TO_LOCAL = 0;
export const ELLIPSOID_CENTER = 48;
export const ELLIPSOID_CUT = 64;
export const ELLIPSOID_MATERIAL = 68;
export const ELLIPSOID_SEED = 72;
/** Half axes in mm, which turn its frame's units into a stone's own millimetres. */
export const ELLIPSOID_HALF_AXES = 80;

export const MATERIAL_BYTES = 128;
export const MATERIAL_KIND = 0;
export const MATERIAL_CONDUCTOR = 0;
export const MATERIAL_DIELECTRIC = 1;
export const MATERIAL_COATED = 2;
export const MATERIAL_DIFFUSE = 3;
/** Reflectance at normal incidence, albedo, or absorption per millimetre. */
export const MATERIAL_COLOR = 16;
export const CONDUCTOR_ALPHA_ALONG = 32;
export const CONDUCTOR_ALPHA_ACROSS = 36;
export const CONDUCTOR_BRUSH = 40;
export const BRUSH_NONE = 0;
export const BRUSH_DIRECTION = 1;
export const BRUSH_AXIS = 2;
export const CONDUCTOR_BRUSH_VECTOR = 48;
export const CONDUCTOR_SCRATCH_SLOPE = 64;
export const CONDUCTOR_SCRATCH_LENGTH = 68;
export const CONDUCTOR_SCRATCH_WIDTH = 72;
export const CONDUCTOR_WAVE_SLOPE = 76;
export const CONDUCTOR_WAVE_LENGTH = 80;
export const CONDUCTOR_STREAK_SLOPE = 84;
export const CONDUCTOR_STREAK_LENGTH = 88;
export const CONDUCTOR_STREAK_WIDTH = 92;
export const CONDUCTOR_GRAIN_SLOPE = 96;
export const CONDUCTOR_GRAIN_SIZE = 100;
export const CONDUCTOR_BRUSH_ORIGIN = 112;
/** Cauchy's n = A + B / wavelength^2, wavelength in micrometres. */
export const DIELECTRIC_CAUCHY_A = 32;
export const DIELECTRIC_CAUCHY_B = 36;
export const DIELECTRIC_SCATTER = 40;
/** Internal diffuse reflectance of the surface (Saunderson's k2), for light that was scattered inside. */
export const DIELECTRIC_INTERNAL = 44;
export const DIELECTRIC_SCATTER_ALBEDO = 48;
export const DIELECTRIC_INTERIOR = 64;
export const INTERIOR_CLEAR = 0;
export const INTERIOR_INCLUSIONS = 1;
export const INTERIOR_PLAY_OF_COLOR = 2;
export const INTERIOR_SHEEN = 3;
/** Most events a millimetre, size in mm of veils or domains, and spread of mirrors as a slope. */
export const INTERIOR_RATE = 68;
export const INTERIOR_SIZE = 72;
export const INTERIOR_SPREAD = 76;
/** The sheen's colour, or in its first lane the spacing of the diffracting planes in nanometres. */
export const INTERIOR_COLOR = 80;
/** Normal of the sheen's lamellae in the stone's frame. */
export const INTERIOR_AXIS = 96;
export const COATED_INDEX = 32;
export const COATED_ALPHA = 36;
export const COATED_ORIENT = 40;
/** Internal diffuse reflectance of the coat (Saunderson's k2). */
export const COATED_INTERNAL = 44;
export const COATED_PATTERN = 48;
export const PATTERN_NONE = 0;
export const PATTERN_VEINS = 1;
export const PATTERN_FLECKS = 2;
/** Cells of the net, or clouds: size in mm and share. */
export const PATTERN_SIZE = 52;
export const PATTERN_SHARE = 56;
/** Metal grains: size in mm and share. */
export const PATTERN_GRAIN_SIZE = 60;
export const PATTERN_COLOR = 64;
export const PATTERN_METAL = 80;
export const PATTERN_GRAIN_SHARE = 92;
export const COATED_NACRE = 96;
export const COATED_NACRE_ALPHA = 100;
export const COATED_WAVE_SLOPE = 104;
export const COATED_WAVE_LENGTH = 108;

export const LIGHT_BYTES = 112;
export const LIGHT_CENTER = 0;
/** Unit axes divided by the half sizes. */
export const LIGHT_AXIS_U = 16;
export const LIGHT_AXIS_V = 32;
export const LIGHT_NORMAL = 48;
export const LIGHT_RADIANCE = 64;
export const LIGHT_KIND = 80;
export const LIGHT_RECT = 0;
export const LIGHT_DISC = 1;
export const LIGHT_FEATHER = 84;
export const LIGHT_FALLOFF = 88;
export const LIGHT_GEMS_ONLY = 92;
export const LIGHT_HALF_WIDTH = 96;
export const LIGHT_HALF_HEIGHT = 100;
/** Luminance times area for direct lighting (0: it never looks there), and half the diagonal. */
export const LIGHT_POWER = 104;
export const LIGHT_RADIUS = 108;

// One picture under way.
export const VIEW_BYTES = 256;
export const VIEW_POSITION = 0;
export const VIEW_FORWARD = 16;
/** Scaled so that +-1 in picture coordinates is the edge of the picture at distance 1. */
export const VIEW_RIGHT = 32;
export const VIEW_UP = 48;
export const VIEW_BACKDROP_CENTER = 64;
export const VIEW_BACKDROP_EDGE = 80;
export const VIEW_BACKDROP_X = 96;
export const VIEW_BACKDROP_Y = 100;
export const VIEW_BACKDROP_RADIUS = 104;
export const VIEW_LENS_RADIUS = 108;
export const VIEW_FOCUS_DISTANCE = 112;
export const VIEW_WIDTH = 116;
export const VIEW_HEIGHT = 120;
export const VIEW_SEED = 124;
export const VIEW_EXPOSURE = 128;
export const VIEW_TRANSPARENT = 132;
export const VIEW_FILM = 136;
export const VIEW_PIXELS = 140;
/** Linear picture, four f32 a pixel. */
export const VIEW_LINEAR = 144;
/** Planes of the denoiser, see DENOISE_*. */
export const VIEW_PLANES = 148;
/** Two half-size pictures, four f32 a pixel. */
export const VIEW_BLOOM_A = 152;
export const VIEW_BLOOM_B = 156;
export const VIEW_BLOOM_STRENGTH = 160;
export const VIEW_TONE_MAP = 164;
export const TONE_MAP_NEUTRAL = 0;
export const TONE_MAP_NONE = 1;

// One pixel of the film: sums over its samples.
export const FILM_BYTES = 48;
export const FILM_COLOR = 0;
/** The fourth lane of the colour sum holds the number of samples. */
export const FILM_SAMPLES = 12;
export const FILM_NORMAL = 16;
export const FILM_GEM = 28;
/** Sum and sum of squares of the samples' luminance. */
export const FILM_LUMINANCE = 32;
export const FILM_LUMINANCE_SQUARED = 36;
export const FILM_COVERAGE = 40;
export const FILM_ERROR = 44;

// Planes of the denoiser, one f32 a pixel each, with a border so that windows need no clamping.
export const DENOISE_BORDER = 8;
export const DENOISE_PLANES = 8;
export const PLANE_LUMA = 0;
export const PLANE_RED = 1;
export const PLANE_BLUE = 2;
export const PLANE_VARIANCE = 3;
export const PLANE_RAW_VARIANCE = 4;
export const PLANE_NORMAL_X = 5;
export const PLANE_NORMAL_Y = 6;
export const PLANE_NORMAL_Z = 7;
export const DENOISE_TILE_WIDTH = 32;
export const DENOISE_TILE_HEIGHT = 8;

/** Steps of the table from linear to sRGB, 0..255 as f32; one entry more than steps. */
export const SRGB_TABLE_STEPS = 4096;

/** Points of the two-dimensional Sobol' table and padded dimension pairs of it. */
export const SOBOL_POINTS = 256;
export const SOBOL_PAIRS = 24;
/** Side of the table of directional albedos (cosine x alpha). */
export const ALBEDO_TABLE_SIZE = 32;
/** Entries of the inverse cumulative distribution of the pixel filter. */
export const FILTER_TABLE_SIZE = 256;

export const LIGHT_MAP_SIZE = 128;
export const IRRADIANCE_SIZE = 20;
/** Bytes of scratch memory a thread: traversal stack, spilled lanes, chances of lights, four rays at once. */
export const SCRATCH_BYTES = 16640;
export const SCRATCH_SPILL = 12288;
export const SCRATCH_LIGHT_CHANCES = 12416;
export const SCRATCH_PACKET = 16384;
