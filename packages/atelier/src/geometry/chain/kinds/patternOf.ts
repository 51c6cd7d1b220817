import type { Chain } from '../../../design/chain/document.ts';
import type { Bench } from '../../mesh/bench.ts';
import type { ChainPattern } from '../pattern.ts';
import { crossedPattern, curbPattern, type DetailFor } from './hooked.ts';
import { ballPattern, herringbonePattern, snakePattern } from './nested.ts';
import { boxPattern, byzantinePattern, ropePattern, wheatPattern } from './woven.ts';

/**
 * The links of a chain and how they follow each other.
 * @throws BuildFault when the wire is too thick for links of that width to pass each other
 */
export function patternOf(bench: Bench, chain: Chain, detailFor: DetailFor): ChainPattern {
  switch (chain.kind) {
    case 'cable':
    case 'rolo':
    case 'paperclip':
      return crossedPattern(chain, detailFor);
    case 'curb':
    case 'figaro':
    case 'singapore':
      return curbPattern(bench, chain, detailFor);
    case 'rope':
      return ropePattern(chain, detailFor);
    case 'wheat':
      return wheatPattern(chain, detailFor);
    case 'byzantine':
      return byzantinePattern(chain, detailFor);
    case 'box':
      return boxPattern(chain, detailFor);
    case 'snake':
      return snakePattern(chain, detailFor);
    case 'herringbone':
      return herringbonePattern(chain, detailFor);
    case 'ball':
      return ballPattern(chain, detailFor);
  }
}
