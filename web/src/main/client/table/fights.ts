import { numbered } from '../cards/figure'
import type { Card, Table } from '../net/messages'
import { t } from '../words/words'

/** The phase in which a fight goes on until it is compared. */
const PHASE = 'fight'

/** Who fights whom in Little Troubles as long as both players may still change it, or null. */
function fighters(table: Table): { attacker: Card; defender: Card } | null {
  const cards = table.turn?.phase === PHASE ? table.sides.flatMap((side) => side.zones.flatMap((zone) => zone.cards)) : []
  const who = (part: string) => cards.find((card) => card.marks.some((mark) => mark.name === 'fight' && mark.value === part))
  const attacker = who('attacker')
  const defender = who('defender')
  return attacker === undefined || defender === undefined ? null : { attacker, defender }
}

function now(card: Card, stat: string): number {
  return Number(card.stats.find((each) => each.name === stat)?.now ?? 0)
}

/** How a fight ends if nobody changes anything: each of the two wins whose confidence is at least the maturity of the other (LT 2.2.3b). */
export function fightStands(table: Table): string | null {
  const both = fighters(table)
  if (both === null) {
    return null
  }
  const [hit, held, hitBack, heldBack] = [now(both.attacker, 'confidence'), now(both.defender, 'maturity'), now(both.defender, 'confidence'), now(both.attacker, 'maturity')]
  const attackerWins = hit >= held
  const defenderWins = hitBack >= heldBack
  if (attackerWins !== defenderWins) {
    const [winner, by, against] = attackerWins ? [both.attacker, hit, held] : [both.defender, hitBack, heldBack]
    return t('fight.stands.won', { winner: numbered(winner), hit: by, held: against })
  }
  return t(attackerWins ? 'fight.stands.both' : 'fight.stands.tie', { hit, held, hitBack, heldBack })
}
