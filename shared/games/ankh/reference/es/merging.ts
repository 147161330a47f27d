import type { ReferenceSection } from '../../../../engine/index.ts';

export const merging: ReferenceSection = {
  id: 'merging',
  title: 'Dioses fusionados y olvidados',
  entries: [
    {
      id: 'merge',
      name: 'Dos dioses se fusionan',
      text: 'Con tres jugadores o más, los dos dioses más bajos de la escala se fusionan al acabar el Conflicto 3. El superior de los dos sigue en pie; el inferior se une a él.\n\nLos monumentos del inferior se destruyen, y su figura, guerreros, cartas y fichas salen de la partida. Sus seguidores pasan al superior, y también sus guardianes mientras haya peanas.',
      page: '25',
    },
    {
      id: 'mergedDevotion',
      name: 'Devoción de un dios fusionado',
      text: 'El dios superior baja al lugar del inferior. Desde entonces los dos marcadores se mueven como uno.',
      page: '25',
    },
    {
      id: 'mergedPowers',
      name: 'Qué puede un dios fusionado',
      text: 'Tiene las habilidades de ambos dioses y los poderes Ankh del superior. Figuras, seguidores y fichas se comparten. Cada poder cuenta una vez, no dos.',
      page: '25, 26',
    },
    {
      id: 'mergedDecisions',
      name: 'Quién decide',
      text: 'En el turno decide quien lo juega. En las batallas decide el jugador del dios superior; su compañero ve la carta sellada.',
      page: '26',
    },
    {
      id: 'forgotten',
      name: 'Dioses olvidados',
      text: 'Tras el Conflicto 4, todo dios en rojo sale de la partida. Sus figuras se retiran, sus monumentos se destruyen y sus seguidores se pierden. Si quedan dos dioses o más, se sigue jugando.',
      page: '27',
    },
  ],
};
