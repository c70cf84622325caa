-- Ventures have twelve other colours, of which eleven keep the number of the old one nearest in hue. Ochre and clay are
-- both nearest to orange, so that the number of ochre is free for violet.
update ventures set colour = 1 where colour = 2;
