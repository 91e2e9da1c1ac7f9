/** How the ready-made decks mean to win, in German: game, deck, plan. */
export const plans: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ggltcg: {
    'Drumline': 'Drum, Violin und Demideca heben kleine Toys über alle anderen; Hind Leg Kicker bezahlt den Umzug.',
    'Glue Factory': 'Monster macht alle klein, Stomp und Clean räumen den Rest weg, und Glue flickt die eigenen Verluste; schlafen viele Karten, ist Dream billig.',
    "Knight's Watch": 'Knight gewinnt in deinem Zug jede Rangelei; Wizard macht sie billig, Wake und Copy bringen Knight zurück.',
    'Lights Out': 'Warten, CC sparen, mit Clean alles schlafen legen oder mit Toynado heimschicken und dann direkt angreifen.',
    'Paper Airforce': 'Paper Plane und Plane Plus fliegen an jedem Toy vorbei und greifen die Hand an; Wizard macht das billig, während Knight und Beary den Boden halten.',
    'Rummage': 'Archer nimmt den anderen ein Stück Ausdauer nach dem anderen, während Beary die Tür bewacht.',
    'Slumber Party': 'Die eigene Schlafzone mit Absicht füllen: Dream wird billig, Ballaber kostet eine Karte, Sun bringt zwei zurück.',
    'Sorcery': 'Hinter Sock Sorcerer kann niemand etwas anfassen; Belchaletta zahlt die Rechnungen, und Gibbers macht die der anderen höher.',
    'Strong Arms': 'Mit Ka und Demideca schlägt jedes Toy weit über sein Gewicht: zuerst zuschlagen und nicht loslassen.',
    'Twins': 'Mit Twist das beste Toy nehmen, es mit Copy verdoppeln und mit Beary die Antwort abblasen.',
  },
  littletroubles: {
    'Cookie Cupboard': 'Den Playground mit Characters füllen, die Kekse bringen, hinter hoher Reife bleiben und die Dose von selbst auf 100 kommen lassen.',
    'Everybody Naps': 'Die andere Seite immer wieder klein machen, für jedes Nickerchen bezahlt werden und mit den Kleinen um ihre großen Belohnungen kämpfen.',
    'Perfect Attendance':
      'Alle werden fünfmal groß und gewinnen vier Kämpfe: Perfect Attendance mit Diaper Aisle finden, die eigene Klasse mit Absicht klein machen, sie mit Pflegekräften, Gärten und The Fountain wieder groß machen und mit denen kämpfen, die zurück sind.',
    'Recess Champions': 'Characters spielen, die härter zuschlagen, als sie kosten, ihnen ein Toy geben und in jedem Zug den besten Kampf anfangen; die Belohnungen füllen die Dose, und manchmal kommen zehn Siege zuerst.',
    'Three Wishes': "Main Characters gewinnen Kämpfe, jeder Sieg legt einen Wunsch auf The Genie's Scoreboard, und die Wünsche bezahlen den nächsten Star.",
    'Toy Parade': 'Toys machen die Stärke: Toy Maker und Toy Store machen Toys billig, Swords und Capes gewinnen die Kämpfe, Toy Collector wird mit jedem Toy billiger, und zehn Siege beenden es.',
  },
  mlpccg: {
    'Crystal Fair': 'Mit pinken und lila Friends Karten ziehen, die Probleme mit Crystal-Ponys füllen und mit Events den Weg frei machen; auch Spike, Crystal Hero kann das Deck anführen.',
    'Doughnut Break': 'Pumped-Ponys behalten lassen, was sie flippen, und es bei Joe verspeisen, wenn ein Problem oder ein Faceoff mehr verlangt.',
    'Fluttershy Theme Deck': 'Critters um Caretaker sammeln, sie mit orangener Kraft stärken und Zug für Zug an einem Problem bleiben.',
    'Garden Party': 'Vom zweiten Zug an beide Probleme mit billigen pinken und gelben Gästen füllen und Celestia die begrüßen lassen, für die zu Hause kein Platz ist.',
    'Midnight Gala': 'Jeden Spielzug der anderen Seite teurer machen, sie in jedem Faceoff schwächen und fleißige Einhörner den nächsten Zug bezahlen lassen.',
    'Pinkie Pie Theme Deck': 'Die Probleme der anderen Seite schwerer machen, ihre Friends entfernen und in Problem-Faceoffs Boni sammeln.',
    'Rainbow Dash Theme Deck': 'Mit blauen und weißen Ponys schnell zwischen den Problemen wechseln und anpacken, wo die andere Seite nicht ist.',
    'Royal Post': 'Weiße und gelbe Friends ausstatten, bis sie jedem Problem entwachsen sind, und die Post bringen lassen, was fehlt; auch Bubbly Mare, Helping Hoof kann das Deck anführen.',
    'Storm Front': 'Vom zweiten Zug an billige Probleme anpacken, zwei Ponys zum Preis von einem schicken und Partien mit doppelten Problem-Faceoffs voller zusätzlicher Flips beenden.',
    'Twilight Sparkle Theme Deck': 'Orangene und lila Power Schritt für Schritt aufbauen, Probleme mit sturen Ponys halten und Faceoffs mit zusätzlichen Flips gewinnen.',
  },
}
